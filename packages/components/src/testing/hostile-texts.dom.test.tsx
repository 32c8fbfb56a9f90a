import { render } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import * as ui from '../index.ts';
import { HOSTILE_TEXTS, HOSTILE_URLS } from './hostile-texts.ts';
import { createPluginsRegistry } from './plugins-registry.ts';

const noop = () => {};
const date = new Date('2026-11-18T21:05:00Z');
const step = { key: 'a', onClick: noop };

/** Each component, with a given text in all of its text props. */
const TEXTS: Readonly<Record<string, (text: string) => ReactElement>> = {
  Badge: (text) => <ui.Badge count={1} label={text} />,
  Button: (text) => <ui.Button title={text}>{text}</ui.Button>,
  Card: (text) => (
    <ui.Card title={text} description={text} action={text} menu={text}>
      {text}
    </ui.Card>
  ),
  CheckboxControl: (text) => <ui.CheckboxControl label={text} help={text} checked />,
  Count: (text) => <ui.Count count={1} label={text} />,
  DynamicForm: (text) => (
    <ui.DynamicForm
      submitLabel={text}
      fields={['text', 'password', 'checkbox', 'select'].map((type) => ({
        id: type,
        type,
        label: text,
        title: text,
        description: text,
        placeholder: text,
        tip: text,
        class: 'field',
        options: { [text]: text },
        value: text,
      }))}
    />
  ),
  EllipsisMenu: (text) => <ui.EllipsisMenu label={text} renderContent={() => text} />,
  EmptyContent: (text) => (
    <ui.EmptyContent
      title={text}
      message={text}
      actionLabel={text}
      actionCallback={noop}
      secondaryActionLabel={text}
      secondaryActionURL="#learn"
    />
  ),
  Flag: (text) => <ui.Flag code={text} order={{ shipping: { country: text } }} />,
  Form: (text) => (
    <ui.Form initialValues={{ [text]: text }} errors={{ [text]: text }} touched={{ [text]: true }}>
      {(form) => <ui.TextControl label={text} {...form.getInputProps(text)} value={text ?? ''} />}
    </ui.Form>
  ),
  Gravatar: (text) => <ui.Gravatar user={{ name: text, email: text }} alt={text} title={text} />,
  H: (text) => <ui.H>{text}</ui.H>,
  Link: (text) => (
    <ui.Link href="#a" title={text}>
      {text}
    </ui.Link>
  ),
  MenuItem: (text) => <ui.MenuItem onInvoke={noop}>{text}</ui.MenuItem>,
  MenuTitle: (text) => <ui.MenuTitle>{text}</ui.MenuTitle>,
  Notice: (text) => (
    <ui.Notice actions={[{ label: text, onClick: noop }]} onRemove={noop}>
      {text}
    </ui.Notice>
  ),
  OrderStatus: (text) => (
    <ui.OrderStatus order={{ status: text }} orderStatusMap={{ processing: text }} />
  ),
  Pill: (text) => <ui.Pill>{text}</ui.Pill>,
  Plugins: (text) => (
    <RegistryProvider value={createPluginsRegistry('pending')}>
      <ui.Plugins
        onComplete={noop}
        onAbort={noop}
        skipText={text}
        abortText={text}
        installText={text}
      />
    </RegistryProvider>
  ),
  ProductImage: (text) => <ui.ProductImage product={{ images: [{ src: text, alt: text }] }} />,
  ReportError: (text) => <ui.ReportError title={text} message={text} />,
  SectionHeader: (text) => <ui.SectionHeader title={text}>{text}</ui.SectionHeader>,
  Snackbar: (text) => <ui.Snackbar actions={[{ label: text }]}>{text}</ui.Snackbar>,
  SnackbarList: (text) => (
    <ui.SnackbarList notices={[{ id: 'a', content: text }]} onRemove={noop} />
  ),
  Stepper: (text) => (
    <ui.Stepper
      currentStep="a"
      steps={[{ ...step, label: text, description: text, content: text }]}
    />
  ),
  Tag: (text) => <ui.Tag label={text} remove={() => noop} screenReaderLabel={text} />,
  TextControl: (text) => <ui.TextControl label={text} help={text} value={text ?? ''} />,
  Timeline: (text) => <ui.Timeline items={[{ date, headline: text, body: [text] }]} />,
  Truncate: (text) => <ui.Truncate>{text}</ui.Truncate>,
  ViewMoreList: (text) => <ui.ViewMoreList items={[text, text]} />,
  WebPreview: (text) => <ui.WebPreview src={text} title={text} loadingContent={text} />,
};

/** Components that do not show such a text unchanged, but in a safe form. */
const FALLBACKS: ReadonlySet<string> = new Set(['Flag', 'ViewMoreList', 'WebPreview']);

/** Each component, with a given URL in all of its URL props. */
const URLS: Readonly<Record<string, (url: string) => ReactElement>> = {
  Button: (url) => <ui.Button href={url}>Orders</ui.Button>,
  EmptyContent: (url) => (
    <ui.EmptyContent
      title="Orders"
      illustration={url}
      actionLabel="Add"
      actionURL={url}
      secondaryActionLabel="Learn"
      secondaryActionURL={url}
    />
  ),
  Gravatar: (url) => (
    <ui.AvatarsContext.Provider value>
      <ui.Gravatar user={{ name: 'Orders', avatar_urls: { 96: url } }} title="Orders" />
    </ui.AvatarsContext.Provider>
  ),
  Link: (url) => <ui.Link href={url}>Orders</ui.Link>,
  Notice: (url) => <ui.Notice actions={[{ label: 'Orders', url }]} />,
  ProductImage: (url) => <ui.ProductImage product={{ image: { src: url, alt: 'Orders' } }} />,
  Snackbar: (url) => <ui.Snackbar actions={[{ label: 'Orders', url }]} />,
  SummaryNumber: (url) => <ui.SummaryNumber label="Orders" value={1} href={url} />,
  WebPreview: (url) => <ui.WebPreview src={url} title="Orders" />,
};

/** All text that a user can read, including attributes that are announced. */
function readAll(container: HTMLElement): string {
  const attributes = [...container.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const values = [...container.querySelectorAll('input')].map(({ value }) => value);
  return [container.textContent, ...attributes, ...values].join('\n');
}

/** The elements that would run or load something from the texts. */
function findActive(container: HTMLElement): string[] {
  return [...container.querySelectorAll('*')]
    .filter(
      (element) =>
        element.matches('script, b, [onerror], img[src="x"]') ||
        ['href', 'src', 'action', 'formaction', 'srcdoc'].some((name) =>
          /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a|vb)\s*script:|^data:text/iu.test(
            element.getAttribute(name) ?? '',
          ),
        ),
    )
    .map((element) => element.outerHTML.slice(0, 200));
}

it.each(Object.entries(TEXTS))('%s shows hostile texts safely', (name, draw) => {
  for (const [kind, text] of HOSTILE_TEXTS) {
    const { container, unmount } = render(draw(text as string));
    expect(findActive(container), `in ${kind}`).toEqual([]);
    const seen = readAll(container);
    if (typeof text !== 'string')
      expect(seen, `in ${kind}`).not.toMatch(/\b(?:null|undefined|NaN)\b/);
    else if (!FALLBACKS.has(name)) expect(seen, `in ${kind}`).toContain(text);
    // Unmounts before the setup checks the page: without a text, some components have no accessible name.
    unmount();
  }
});

it.each(Object.entries(URLS))('%s does not use hostile URLs', (_, draw) => {
  for (const url of HOSTILE_URLS) {
    const { container, unmount } = render(draw(url));
    expect(findActive(container), `of ${url}`).toEqual([]);
    expect(container.querySelector('a, iframe, img[src]'), `of ${url}`).toBeNull();
    expect(readAll(container), `of ${url}`).toMatch(/Orders|cannot be previewed/);
    unmount();
  }
});
