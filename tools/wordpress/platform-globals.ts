import type { Plugin } from 'vite';

/** A module that WordPress offers as a global. */
type PlatformModule = {
  /** CommonJS source that reads the global. */
  code: string;
  /** The handle of the script that sets the global. */
  handle: string;
  /** Absent from older WordPress: the code does without it there. */
  isOptional?: true;
};

const PREFIX = '\0platform:';
const EMPTY_STYLE = 'style';

/** Packages below `@wordpress/` that WordPress does not offer as globals. */
const BUNDLED = new Set(
  'admin-ui,dataviews,fields,grid,icons,interface,kebab-case,style-runtime,ui,undo-manager,views'.split(
    ',',
  ),
);

const toCamelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/**
 * WordPress has had a global JSX runtime since 6.6. Before, elements are made by the platform's own React; children
 * that are written out go in as arguments, because React asks for keys on lists only.
 */
const JSX_RUNTIME = `
const React = window.React;
const withKey = ({ children, ...props }, key, keepsChildren) => {
  if (key !== undefined) props.key = key;
  if (keepsChildren && children !== undefined) props.children = children;
  return props;
};
const jsx = (type, props, key) => React.createElement(type, withKey(props, key, true));
const jsxs = (type, props, key) => React.createElement(type, withKey(props, key, false), ...props.children);
module.exports = window.ReactJSXRuntime ?? { Fragment: React.Fragment, jsx, jsxs };`;

/** The platform's module for an import; undefined for a package that must be bundled. */
export function findPlatformModule(id: string): PlatformModule | undefined {
  switch (id) {
    case 'react':
      return { code: 'module.exports = window.React;', handle: 'react' };
    case 'react-dom':
    case 'react-dom/client':
      return { code: 'module.exports = window.ReactDOM;', handle: 'react-dom' };
    case 'react/jsx-runtime':
      return { code: JSX_RUNTIME, handle: 'react-jsx-runtime', isOptional: true };
    case 'moment':
      return { code: 'module.exports = window.moment;', handle: 'moment' };
    default: {
      const name = /^@wordpress\/([a-z0-9-]+)$/.exec(id)?.[1];
      if (!name || BUNDLED.has(name)) return undefined;
      return { code: `module.exports = window.wp.${toCamelCase(name)};`, handle: `wp-${name}` };
    }
  }
}

/** The script and style handles that the imports need. */
export function listDependencies(ids: Iterable<string>) {
  const required = new Set<string>();
  const optional = new Set<string>();
  const styles = new Set<string>();
  for (const id of ids) {
    // A package's style has the handle of its script.
    if (id === EMPTY_STYLE) styles.add('wp-components');
    const found = findPlatformModule(id);
    if (found) (found.isOptional ? optional : required).add(found.handle);
  }
  return {
    required: [...required].toSorted(),
    optional: [...optional].toSorted(),
    styles: [...styles].toSorted(),
  };
}

/** The build plugin: modules that WordPress offers are read from its globals. */
export function platformGlobals(): Plugin {
  return {
    name: 'tillview-platform-globals',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: [/^react(-dom)?(\/(client|jsx-runtime))?$/, /^moment$/, /^@wordpress\//] },
      handler(id) {
        if (id === '@wordpress/components/build-style/style.css')
          return { id: PREFIX + EMPTY_STYLE, moduleSideEffects: 'no-treeshake' };
        if (!findPlatformModule(id)) return null;
        return { id: PREFIX + id, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /^\0platform:/ },
      handler(id) {
        const name = id.slice(PREFIX.length);
        return name === EMPTY_STYLE ? 'export {};' : findPlatformModule(name)?.code;
      },
    },
  };
}

/** The packages that the chunks of a build take from WordPress. */
export function listPlatformImports(moduleIds: readonly string[]): string[] {
  return moduleIds.filter((id) => id.startsWith(PREFIX)).map((id) => id.slice(PREFIX.length));
}
