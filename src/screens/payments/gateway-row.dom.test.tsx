import type { PaymentGateway } from '@tillview/data';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GatewayRow } from './gateway-row.tsx';
import { getGatewayName } from './use-gateways.ts';

const gateway: PaymentGateway = {
  id: 'bacs',
  title: 'Pay by bank &amp; wire',
  description: '',
  order: '',
  enabled: false,
  method_title: 'Bank transfer',
  method_description: '',
  settings: {},
};

function setUp(fields: Partial<PaymentGateway> = {}) {
  const onToggle = vi.fn();
  render(
    <ul>
      <GatewayRow gateway={{ ...gateway, ...fields }} onToggle={onToggle} />
    </ul>,
  );
  return { onToggle, row: screen.getByRole('listitem') };
}

describe('a payment gateway', () => {
  it('shows its title for customers, and can be enabled', () => {
    const { onToggle, row } = setUp();
    expect(row).toHaveTextContent(/^Bank transferDisabled/);
    expect(row).toHaveTextContent('Customers see: Pay by bank & wire');
    expect(row).not.toHaveTextContent('Needs set-up');
    fireEvent.click(screen.getByRole('button', { name: 'Enable Bank transfer' }));
    expect(onToggle).toHaveBeenCalledOnce();
  });

  it('shows its description and that it needs set-up, and can be disabled', () => {
    const { row } = setUp({
      enabled: true,
      needs_setup: true,
      title: 'Bank transfer',
      method_description: 'Takes <b>time</b>.',
    });
    expect(row).toHaveTextContent(/^Bank transferEnabledNeeds set-up/);
    expect(row).toHaveTextContent('Takes time.');
    expect(row).not.toHaveTextContent('Customers see');
    expect(screen.getByRole('button', { name: 'Disable Bank transfer' })).toBeVisible();
  });

  it('shows no title for customers if it is empty', () => {
    expect(setUp({ title: '' }).row).not.toHaveTextContent('Customers see');
  });

  it.each([
    [{}, 'Bank transfer'],
    [{ method_title: '' }, 'Pay by bank & wire'],
    [{ method_title: '', title: '' }, 'bacs'],
  ])('is named by the first available name: %j', (fields, name) => {
    expect(getGatewayName({ ...gateway, ...fields })).toBe(name);
  });
});
