/** The part of a story's play that is used here. */
interface Played {
  canvasElement: HTMLElement;
  userEvent: {
    click: (element: Element) => Promise<void>;
    hover: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
}

function find(root: Element, selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`The story has no ${selector}.`);
  return found;
}

/** Shows a story with the text typed into its first combobox, so that its list is open. */
export const typing =
  (text: string) =>
  ({ canvasElement, userEvent }: Played): Promise<void> =>
    userEvent.type(find(canvasElement, '[role="combobox"]'), text);

/** Shows a story with one of its parts pressed: the first button unless another is named by a selector. */
export const pressing =
  (selector = 'button') =>
  ({ canvasElement, userEvent }: Played): Promise<void> =>
    userEvent.click(find(canvasElement, selector));

/** Shows a story with the pointer over its first button. */
export const pointing = ({ canvasElement, userEvent }: Played): Promise<void> =>
  userEvent.hover(find(canvasElement, 'button'));
