import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { CheckboxControl } from '../checkbox-control/checkbox-control.tsx';
import { LONG_WORD } from '../testing/completer.ts';
import { TextControl } from '../text-control/text-control.tsx';
import { Form, type FormProps } from './form.tsx';
import type { FormErrors } from './form-types.ts';

type Values = {
  name: string;
  email: string;
  news: boolean;
};

type Args = Omit<FormProps<Values>, 'children'>;

const initialValues: Values = { name: '', email: '', news: false };

function validate({ name, email }: Values): FormErrors<Values> {
  return {
    name: name.trim() === '' ? 'Enter a name' : undefined,
    email: email.includes('@') ? undefined : 'Enter an e-mail address',
  };
}

function Contact(props: Args) {
  return (
    <Form<Values> initialValues={initialValues} validate={validate} {...props}>
      {(form) => (
        <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
          <TextControl label="Name" {...form.getInputProps('name')} />
          <TextControl label="E-mail" {...form.getInputProps('email')} />
          <CheckboxControl label="Send news" {...form.getCheckboxControlProps('news')} />
          <div>
            <Button
              variant="primary"
              isBusy={form.isPending}
              onClick={() => void form.handleSubmit().catch(() => {})}
            >
              Save
            </Button>
          </div>
          {form.submitError instanceof Error && <p role="alert">{form.submitError.message}</p>}
          <p>
            {form.isValidForm ? 'Valid' : 'Not valid'}, {form.isDirty ? 'changed' : 'unchanged'}
          </p>
        </div>
      )}
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Form,
  render: (args) => <Contact {...(args as Args)} />,
  args: { children: null },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { initialValues: { name: 'Ana Silva', email: 'ana@shop.test', news: true } },
};

export const WithErrors: Story = { args: { touched: { name: true, email: true } } };

export const LongText: Story = {
  args: {
    initialValues: { name: LONG_WORD, email: '', news: false },
    touched: { email: true },
    validate: () => ({ email: LONG_WORD }),
  },
  parameters: { width: 'phone' },
};
