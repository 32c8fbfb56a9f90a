import type { Plugin } from 'vite';

/** A module that WordPress offers as a global. */
type PlatformModule = {
  /** The expression that reads the global. */
  code: string;
  /** The handle of the script that sets the global. */
  handle: string;
  /** Missing in older WordPress versions: the code works without it. */
  isOptional?: true;
};

const PREFIX = '\0platform:';
/** For imports of installed packages: some call `require()`, others look up an export by its name. */
const COMMONJS_PREFIX = '\0platform-commonjs:';
/**
 * The package of the form controls, which only screens with a form load. Its exports are not listed, because that takes
 * seconds.
 */
const FORMS = '@wordpress/components';
/** Matches both prefixes. */
const PLATFORM_ID = /^\0platform(?:-commonjs)?:/;
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
 * WordPress has a global JSX runtime since 6.6. In older versions, the global React creates the elements. Static
 * children are passed as arguments, because React requires keys only for arrays of children.
 */
const JSX_RUNTIME = `window.ReactJSXRuntime ?? (({ createElement, Fragment }) => {
  const make = (type, { children, ...props }, key, list) =>
    createElement(type, key === undefined ? props : { ...props, key }, ...list);
  return {
    Fragment,
    jsx: (type, props, key) => make(type, props, key, props.children === undefined ? [] : [props.children]),
    jsxs: (type, props, key) => make(type, props, key, props.children),
  };
})(window.React)`;

/** The platform module of an import. `undefined` for a package that must be bundled. */
export function findPlatformModule(id: string): PlatformModule | undefined {
  switch (id) {
    case 'react':
      return { code: 'window.React', handle: 'react' };
    case 'react-dom':
    case 'react-dom/client':
      return { code: 'window.ReactDOM', handle: 'react-dom' };
    case 'react/jsx-runtime':
      return { code: JSX_RUNTIME, handle: 'react-jsx-runtime', isOptional: true };
    case 'moment':
      return { code: 'window.moment', handle: 'moment' };
    default: {
      const name = /^@wordpress\/([a-z0-9-]+)$/.exec(id)?.[1];
      if (!name || BUNDLED.has(name)) return undefined;
      return { code: `window.wp.${toCamelCase(name)}`, handle: `wp-${name}` };
    }
  }
}

/** The script handles that the imports need: those of every page, and those of the pages with a form. */
export function listDependencies(ids: Iterable<string>) {
  const required = new Set<string>();
  const optional = new Set<string>();
  const forms = new Set<string>();
  for (const id of ids) {
    const found = findPlatformModule(id);
    if (!found) continue;
    const pages = id === FORMS ? forms : found.isOptional ? optional : required;
    pages.add(found.handle);
  }
  return {
    required: [...required].toSorted(),
    optional: [...optional].toSorted(),
    // The style of the package has the same handle as its script.
    forms: [...forms].toSorted(),
  };
}

/** Whether a module is the package of the form controls. */
export const isFormControls = (moduleId: string) =>
  PLATFORM_ID.test(moduleId) && moduleId.replace(PLATFORM_ID, '') === FORMS;

/**
 * Writes a package as an ES module. Each export is a separate constant, so that the build calls `jsx()` instead of `(0,
 * runtime.jsx)()` and leaves out unused exports.
 */
export async function writeModule(id: string): Promise<string> {
  const found = findPlatformModule(id);
  if (!found) throw new Error(`WordPress does not offer ${id} as a global.`);
  const names = Object.keys((await import(id)) as object).filter(
    (name) => name !== 'default' && name !== 'module.exports',
  );
  return [
    `const platform = ${found.code};`,
    'export default platform;',
    ...names.map((name) => `export const ${name} = platform.${name};`),
  ].join('\n');
}

/** A Vite plugin that reads modules from globals when WordPress offers them. */
export function platformGlobals(): Plugin {
  return {
    name: 'tillview-platform-globals',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: [/^react(-dom)?(\/(client|jsx-runtime))?$/, /^moment$/, /^@wordpress\//] },
      handler(id, importer) {
        if (id === '@wordpress/components/build-style/style.css')
          return { id: PREFIX + EMPTY_STYLE, moduleSideEffects: 'no-treeshake' };
        if (!findPlatformModule(id)) return null;
        const isInstalled = importer?.includes('node_modules');
        const prefix = isInstalled || id === FORMS ? COMMONJS_PREFIX : PREFIX;
        return { id: prefix + id, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: PLATFORM_ID },
      handler(id) {
        if (id === PREFIX + EMPTY_STYLE) return 'export {};';
        const name = id.replace(PLATFORM_ID, '');
        if (id.startsWith(PREFIX)) return writeModule(name);
        return `module.exports = ${findPlatformModule(name)?.code};`;
      },
    },
  };
}

/** The packages that the chunks of a build use from WordPress. */
export function listPlatformImports(moduleIds: readonly string[]): string[] {
  return moduleIds.filter((id) => PLATFORM_ID.test(id)).map((id) => id.replace(PLATFORM_ID, ''));
}
