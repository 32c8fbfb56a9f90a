import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import apiFetch from '@wordpress/api-fetch';
import { useLayoutEffect, useState, type ComponentType } from 'react';
import preview from '../../../.storybook/preview.tsx';

type StoryFile = Parameters<typeof composeStories>[0];

const FILES = import.meta.glob<StoryFile>('../../../packages/components/src/*/*.stories.tsx');

declare global {
  interface Window {
    /** The names of all stories, as in the `story` parameter of the URL. */
    listStories: () => Promise<string[]>;
    /** Shows another story without a page load; resolves to false when there is none with this name. */
    showStory: (name: string) => Promise<boolean>;
  }
}

apiFetch.use(apiFetch.createRootURLMiddleware(`${window.location.origin}/wp-json/`));
const { searchParams } = new URL(window.location.href);
setProjectAnnotations({
  ...preview,
  // The values that the toolbar of the gallery would set.
  initialGlobals: {
    ...preview.initialGlobals,
    direction: searchParams.get('direction') ?? 'ltr',
    theme: searchParams.get('theme') ?? 'light',
  },
});

const nameOf = (file: string) => /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;

async function loadStories(file: string): Promise<[name: string, Story: ComponentType][]> {
  const module = await FILES[file]?.();
  const stories: Record<string, ComponentType> = module ? composeStories(module) : {};
  return Object.entries(stories).map(([name, Story]) => [`${nameOf(file)}/${name}`, Story]);
}

window.listStories = async () =>
  (await Promise.all(Object.keys(FILES).map(loadStories))).flat().map(([name]) => name);

async function loadStory(name: string): Promise<ComponentType | undefined> {
  const file = Object.keys(FILES).find((path) => nameOf(path) === name.split('/')[0]);
  return file === undefined ? undefined : new Map(await loadStories(file)).get(name);
}

const wanted = searchParams.get('story') ?? '';
const first = { name: wanted, Story: await loadStory(wanted) };

/** A single story of the gallery, or a message when the name is unknown. */
export function HarnessPage() {
  const [{ name, Story }, setShown] = useState(first);
  useLayoutEffect(() => {
    window.showStory = async (next) => {
      const found = await loadStory(next);
      setShown({ name: next, Story: found });
      return found !== undefined;
    };
  }, []);
  return Story ? <Story key={name} /> : <p>There is no story named {name}.</p>;
}
