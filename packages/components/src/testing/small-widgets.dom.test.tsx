// Tests simple components together: one jsdom environment for each would take longer than all their tests.
import { composeStories } from '@storybook/react-vite';
import { configureDate } from '@tillview/date';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as checkboxStories from '../checkbox-control/checkbox-control.stories.tsx';
import * as countStories from '../count/count.stories.tsx';
import * as flagStories from '../flag/flag.stories.tsx';
import * as gravatarStories from '../gravatar/gravatar.stories.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import * as pillStories from '../pill/pill.stories.tsx';
import * as productImageStories from '../product-image/product-image.stories.tsx';
import { ProductRating } from '../rating/product-rating.tsx';
import { Rating } from '../rating/rating.tsx';
import { ReviewRating } from '../rating/review-rating.tsx';
import * as sectionHeaderStories from '../section-header/section-header.stories.tsx';
import * as spinnerStories from '../spinner/spinner.stories.tsx';
import * as tagStories from '../tag/tag.stories.tsx';
import * as truncateStories from '../truncate/truncate.stories.tsx';
import { SAMPLE_IMAGE } from './sample-image.ts';

describe('Rating', () => {
  it('has five stars of size 18 (R1.33, R9.56, R9.57)', () => {
    const { container } = render(<Rating rating={3} />);
    expect(screen.getByRole('img', { name: '3 out of 5 stars.' })).toBeVisible();
    const stars = [...container.querySelectorAll('.tillview-rating__stars:not(.is-filled) > svg')];
    expect(stars.map((star) => star.getAttribute('width'))).toEqual(Array(5).fill('18'));
  });

  it.each([
    [2.5, '50%', '2.5 out of 5 stars.'],
    [3.33, '67%', '3.33 out of 5 stars.'],
    [0, '0%', '0 out of 5 stars.'],
    [9, '100%', '5 out of 5 stars.'],
    [-1, '0%', '0 out of 5 stars.'],
    [Number.NaN, '0%', '0 out of 5 stars.'],
  ])('of %d fills %s of the stars', (rating, width, label) => {
    const { container } = render(<Rating rating={rating} />);
    expect(container.querySelector('.is-filled')).toHaveStyle({ inlineSize: width });
    expect(screen.getByRole('img', { name: label })).toBeVisible();
  });

  it('uses the rating of a product or a review, or 0 without one', () => {
    const label = () => screen.getByRole('img').getAttribute('aria-label');
    const { rerender } = render(<ProductRating product={{ average_rating: '4.25' }} size={12} />);
    expect(label()).toBe('4.25 out of 5 stars.');
    rerender(<ProductRating product={null} />);
    expect(label()).toBe('0 out of 5 stars.');
    rerender(<ReviewRating review={{ rating: 2 }} totalStars={10} />);
    expect(label()).toBe('2 out of 10 stars.');
    rerender(<ReviewRating />);
    expect(label()).toBe('0 out of 5 stars.');
  });
});

describe('Flag', () => {
  const stories = composeStories(flagStories);
  afterEach(() => configureDate());

  it.each([
    ['Default', '🇳🇿', 'New Zealand'],
    ['ThreeLetters', '🇩🇪', 'Germany'],
    ['ThreeDigits', '🇺🇸', 'United States'],
    ['OfAnOrder', '🇫🇷', 'France'],
  ] as const)('is an emoji labelled with the name of the country: %s', (name, flag, label) => {
    const Story = stories[name];
    render(<Story />);
    expect(screen.getByRole('img', { name: label })).toHaveTextContent(flag);
  });

  it('uses the billing country when there is no shipping country, and names it in the language of the store', () => {
    configureDate({ locale: 'de_DE' });
    render(<stories.OfAnOrder order={{ shipping: { country: '' }, billing: { country: 'DE' } }} />);
    expect(screen.getByRole('img', { name: 'Deutschland' })).toBeVisible();
  });

  it.each(['ZZ', '', null, undefined])('shows an error for the code %j (R8.4)', (code) => {
    render(<stories.Unknown code={code} />);
    expect(screen.getByText('Invalid country flag')).toBeVisible();
  });

  it('can be hidden from screen readers, next to the name of the country', () => {
    render(<stories.Default hideFromScreenReader />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('🇳🇿')).toBeVisible();
  });
});

describe('Gravatar', () => {
  const { Default, NotAllowedByTheHost } = composeStories(gravatarStories);
  const source = () => screen.getByRole('img').getAttribute('src');

  it('uses the avatar URL of a user, and reserves 60 pixels', () => {
    render(<Default />);
    expect(source()).toBe(SAMPLE_IMAGE);
    const avatar = screen.getByRole('img', { name: 'Ana Silva' });
    expect([avatar.getAttribute('width'), avatar.getAttribute('height')]).toEqual(['60', '60']);
  });

  it('requests nothing when the host does not allow avatars', () => {
    const { container } = render(<NotAllowedByTheHost user="ana@shop.test" alt="Ana" />);
    expect(screen.getByRole('img', { name: 'Ana' })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('ProductImage', () => {
  const { Default, Missing, OfAVariation } = composeStories(productImageStories);

  it('shows the first image of a product, or the image of a variation, in a box of 33 pixels', () => {
    const { unmount } = render(<Default />);
    const image = screen.getByRole('img', { name: 'Mug' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['33', '33']);
    expect(image.parentElement).toHaveStyle({ inlineSize: '33px', blockSize: '33px' });
    unmount();
    render(<OfAVariation alt="Own text" />);
    expect(screen.getByRole('img', { name: 'Own text' })).toHaveAttribute('src', SAMPLE_IMAGE);
  });

  it('shows a placeholder of the same size when there is no image or it cannot be loaded', () => {
    const { container, unmount } = render(<Missing />);
    expect(container.firstElementChild).toHaveClass('is-placeholder');
    expect(container.firstElementChild).toHaveStyle({ inlineSize: '33px', blockSize: '33px' });
    unmount();
    render(<Default />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Mug' })).not.toHaveAttribute('src');
  });
});

describe('Tag', () => {
  const { Default, Removable, WithPopover, WithoutLabel } = composeStories(tagStories);

  it('shows its label, and a Remove button only when it can be removed', async () => {
    const { unmount } = render(<Default />);
    expect(screen.getByText('Blue')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const removed = vi.fn();
    render(<Removable remove={(id) => () => removed(id)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Blue' }));
    expect(removed.mock.calls).toEqual([[3]]);
  });

  it('opens a popover when its text is clicked', async () => {
    render(<WithPopover />);
    await userEvent.click(screen.getByRole('button', { name: 'Clothing' }));
    expect(screen.getByRole('group', { name: 'Clothing' })).toHaveTextContent(
      'A category with 12 products.',
    );
  });

  it('has a separate text for screen readers, and is not rendered without a label', () => {
    const { unmount } = render(<Default screenReaderLabel="Blue (1 of 3)" />);
    expect(screen.getByText('Blue (1 of 3)')).toBeInTheDocument();
    unmount();
    const { container } = render(<WithoutLabel />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('CheckboxControl', () => {
  const { Disabled, WithError, WithHelp } = composeStories(checkboxStories);
  const box = () => screen.getByRole('checkbox', { name: 'Send a copy to the store' });

  it('is labelled, described by its help, and reports each change', async () => {
    const onChange = vi.fn();
    render(<WithHelp onChange={onChange} />);
    expect(box()).toHaveAccessibleDescription('Each order sends one message.');
    await userEvent.click(screen.getByText('Send a copy to the store'));
    expect(box()).toBeChecked();
    expect(onChange.mock.calls).toEqual([[true]]);
  });

  it('can be invalid, with the error as its description, or disabled', () => {
    const { unmount } = render(<WithError />);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Accept the terms');
    unmount();
    render(<Disabled />);
    expect(box()).toBeDisabled();
  });
});

it('icons are hidden from screen readers', () => {
  const { container } = render(<AlertIcon />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

describe('texts and headings', () => {
  it('Truncate shows the beginning of a text, and the whole text as a tooltip', () => {
    const { Default, Empty, Short } = composeStories(truncateStories);
    const { container, rerender } = render(<Default />);
    const whole = truncateStories.default.args.children;
    expect(container).toHaveTextContent(`${whole.slice(0, 100)}...`);
    expect(screen.getByTitle(whole)).toBeVisible();
    rerender(<Short />);
    expect(screen.getByText('Sold out')).not.toHaveAttribute('title');
    rerender(<Empty />);
    expect(container).toBeEmptyDOMElement();
  });

  it('SectionHeader shows a heading, actions and a menu', () => {
    const { WithActions } = composeStories(sectionHeaderStories);
    render(<WithActions />);
    expect(screen.getByRole('heading', { name: 'Store activity', level: 2 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Customise' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Section options' })).toBeVisible();
  });

  it('Pill shows a word, Count a number, and Spinner is hidden from screen readers', () => {
    const pill = composeStories(pillStories);
    const count = composeStories(countStories);
    const spinner = composeStories(spinnerStories);
    const { container } = render(
      <>
        <pill.Default />
        <count.Labelled />
        <spinner.Default />
      </>,
    );
    expect(screen.getByText('Beta')).toBeVisible();
    expect(screen.getByText('3 reviews to read')).toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
