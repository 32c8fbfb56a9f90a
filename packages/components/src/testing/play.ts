/** The part of a story's play that is used here. */
type Played = {
  canvasElement: HTMLElement;
  userEvent: {
    click: (element: Element) => Promise<void>;
    hover: (element: Element) => Promise<void>;
    keyboard: (text: string) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
};

/** The time, in milliseconds, in which a part of a story must appear. */
const FIND_TIMEOUT = 10_000;

/** Waits for an element: some parts are loaded when they are first wanted. */
async function find(root: ParentNode, selector: string): Promise<Element> {
  const end = Date.now() + FIND_TIMEOUT;
  for (;;) {
    const found = root.querySelector(selector);
    if (found) return found;
    if (Date.now() > end) throw new Error(`The story has no ${selector}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Shows a story with the text typed into its first combobox, so that its list is open. */
export const typing =
  (text: string) =>
  async ({ canvasElement, userEvent }: Played): Promise<void> =>
    userEvent.type(await find(canvasElement, 'input[role="combobox"]'), text);

/** Shows a story with the first choice marked that its first combobox finds for the text. */
export const marking =
  (text: string) =>
  async (played: Played): Promise<void> => {
    await typing(text)(played);
    await find(played.canvasElement.ownerDocument, '[role="option"]');
    await played.userEvent.keyboard('{ArrowDown}');
  };

/** Shows a story with that choice taken. */
export const choosing =
  (text: string) =>
  async (played: Played): Promise<void> => {
    await marking(text)(played);
    await played.userEvent.keyboard('{Enter}');
  };

/** Shows a story with one of its parts pressed: the first button unless another is named by a selector. */
export const pressing =
  (selector = 'button') =>
  async ({ canvasElement, userEvent }: Played): Promise<void> =>
    userEvent.click(await find(canvasElement, selector));

/** Shows a story with the pointer over its first button. */
export const pointing = async ({ canvasElement, userEvent }: Played): Promise<void> =>
  userEvent.hover(await find(canvasElement, 'button'));
