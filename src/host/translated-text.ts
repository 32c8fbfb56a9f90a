// The page translation of browsers puts `<font>` elements in the place of text nodes (facebook/react#11538). React still
// uses the text nodes: without this file it throws when it removes one, and changes texts that are no longer shown. A page
// that nobody translates keeps the functions of the browser.

/**
 * Makes React work with texts that a translator has replaced, in the whole page. A text that React changes is shown
 * again; the translator then translates it. Returns a function that stops this.
 */
export function keepTranslatedText(page: Document = document): () => void {
  /** The element that a translator put in the place of a text, and the text of such an element. */
  const elements = new WeakMap<Node, ChildNode>();
  const texts = new WeakMap<Node, Text>();
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  let isPatched = false;

  /** Shows the texts of a sentence again if one has changed: the others were translated together with it. */
  function restore(changed: Node): void {
    const siblings = elements.get(changed)?.parentNode?.childNodes;
    for (const node of siblings ? [...siblings] : []) {
      const text = texts.get(node);
      if (text) node.replaceWith(text);
    }
  }

  function read(records: readonly MutationRecord[]): void {
    for (const record of records) {
      const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
      if (type === 'characterData') restore(target);
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.parentNode === target) continue;
        // Some translators replace the text, others insert the element first and move the text into it.
        const element = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node?.nodeName === 'FONT' && !texts.has(node),
        ) as HTMLElement | null | undefined;
        if (!element) continue;
        if (!isPatched) patch();
        elements.set(text, element);
        texts.set(element, text);
        observer.observe(text, { characterData: true });
      }
    }
  }

  const observer = new MutationObserver(read);
  observer.observe(page.body, { childList: true, subtree: true });

  /** The node that is shown in the place of a child that React knows; the child itself if it was not replaced. */
  function findShown<Child extends Node>(parent: Node, child: Child): Child | ChildNode {
    if (child.parentNode === parent || !(child instanceof Text)) return child;
    read(observer.takeRecords());
    const element = elements.get(child);
    return element?.parentNode === parent ? element : child;
  }

  /** Removes the translation of a text that is moved. */
  function removeTranslation(node: Node): void {
    if (node instanceof Text) elements.get(node)?.remove();
  }

  function patch(): void {
    isPatched = true;
    Object.assign(Node.prototype, {
      removeChild(this: Node, child: Node) {
        const shown = findShown(this, child);
        // A text that a translator has removed completely.
        if (shown instanceof Text && shown.parentNode !== this) return child;
        removeChild.call(this, shown);
        return child;
      },
      insertBefore(this: Node, node: Node, before: Node | null) {
        removeTranslation(node);
        const shown = before && findShown(this, before);
        const isGone = shown instanceof Text && shown.parentNode !== this;
        return insertBefore.call(this, node, isGone ? null : shown);
      },
      appendChild(this: Node, node: Node) {
        removeTranslation(node);
        return appendChild.call(this, node);
      },
    });
  }

  return () => {
    observer.disconnect();
    if (isPatched) Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
  };
}
