import { render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { describe, expect, it } from 'vitest';
import { CurrencyContext } from './currency-context.ts';
import { CurrencyFactory } from './currency-factory.ts';

function Amount({ value }: { value: number }) {
  return <p>{useContext(CurrencyContext).render(value)}</p>;
}

describe('CurrencyContext', () => {
  it('provides the default currency without a provider', () => {
    render(<Amount value={1234.5} />);
    expect(screen.getByText('$1,234.50').tagName).toBe('P');
  });

  it('provides the currency of the nearest provider', () => {
    render(
      <CurrencyContext.Provider value={CurrencyFactory({ symbol: '&pound;' })}>
        <Amount value={5} />
      </CurrencyContext.Provider>,
    );
    expect(screen.getByText('£5.00')).toBeTruthy();
  });
});

describe('render', () => {
  it('wraps negative amounts only', () => {
    render(<Amount value={-5} />);
    const amount = screen.getByText('-$5.00');
    expect([amount.tagName, amount.className]).toEqual(['SPAN', 'is-negative']);
  });

  it('does not wrap an amount that rounds to zero', () => {
    render(<Amount value={-0.004} />);
    expect(screen.getByText('$0.00').tagName).toBe('P');
  });

  it('shows a symbol that contains markup as text', () => {
    render(<>{CurrencyFactory({ symbol: '&lt;b&gt;' }).render(5)}</>);
    expect(document.querySelector('b')).toBeNull();
    expect(document.body.textContent).toBe('<b>5.00');
  });
});
