/** The part of Storybook's play context that is used here. */
type PlayContext = {
  canvasElement: HTMLElement;
  userEvent: {
    click: (element: Element) => Promise<void>;
    hover: (element: Element) => Promise<void>;
    keyboard: (text: string) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
};

/** The time within which an element of a story must appear, in milliseconds. */
const FIND_TIMEOUT = 10_000;

/** Waits for an element: some parts are loaded lazily. */
async function find(root: ParentNode, selector: string): Promise<Element> {
  const end = Date.now() + FIND_TIMEOUT;
  for (;;) {
    const found = root.querySelector(selector);
    if (found) return found;
    if (Date.now() > end) throw new Error(`The story has no ${selector}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Types the text into the first combobox of a story, so that its list is open. */
export const typing =
  (text: string) =>
  async ({ canvasElement, userEvent }: PlayContext): Promise<void> =>
    userEvent.type(await find(canvasElement, 'input[role="combobox"]'), text);

/** Types the text into the first combobox of a story and highlights the first option found. */
export const marking =
  (text: string) =>
  async (played: PlayContext): Promise<void> => {
    await typing(text)(played);
    await find(played.canvasElement.ownerDocument, '[role="option"]');
    await played.userEvent.keyboard('{ArrowDown}');
  };

/** Types the text into the first combobox of a story and selects the first option found. */
export const choosing =
  (text: string) =>
  async (played: PlayContext): Promise<void> => {
    await marking(text)(played);
    await played.userEvent.keyboard('{Enter}');
  };

/** Clicks an element of a story: by default its first button, otherwise the element that matches the selector. */
export const pressing =
  (selector = 'button') =>
  async ({ canvasElement, userEvent }: PlayContext): Promise<void> =>
    userEvent.click(await find(canvasElement, selector));

/** Moves the pointer over the first button of a story. */
export const pointing = async ({ canvasElement, userEvent }: PlayContext): Promise<void> =>
  userEvent.hover(await find(canvasElement, 'button'));
