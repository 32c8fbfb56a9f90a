import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../testing/completer.ts';
import { pressing } from '../testing/play.ts';
import { DynamicForm, type DynamicFormProps } from './dynamic-form.tsx';

const fields = [
  { id: 'title', label: 'Title', type: 'text', value: 'Card payments' },
  {
    id: 'key',
    label: 'Secret key',
    type: 'password',
    description: 'In the account of the payment service.',
    placeholder: 'sk_',
  },
  { id: 'test', title: 'Test mode', type: 'checkbox', value: 'yes', tip: 'No money moves.' },
  {
    id: 'mode',
    label: 'Capture',
    type: 'select',
    options: { now: 'At once', later: 'When the order is shipped' },
    default: 'now',
  },
];

const validate: DynamicFormProps['validate'] = ({ key }) =>
  key === '' ? { key: 'Enter the secret key' } : undefined;

const meta = {
  title: 'Forms/Dynamic form',
  component: DynamicForm,
  args: { fields, validate },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithErrors: Story = { play: pressing('button[type="submit"]') };

export const Busy: Story = { args: { isBusy: true, submitLabel: 'Save' } };

export const Refused: Story = {
  args: {
    validate: () => undefined,
    onSubmit: () => Promise.reject(new Error('The payment service refused the key.')),
  },
  play: pressing('button[type="submit"]'),
};

export const FromAGateway: Story = {
  args: { fields: Object.fromEntries(fields.map((field) => [field.id, field])) },
};

export const LongText: Story = {
  args: {
    fields: fields.map((field) => ({ ...field, label: LONG_WORD, description: LONG_WORD })),
  },
  parameters: { width: 'phone' },
};
