// Lists and adds translations, wordpress/plugin/languages/tillview-<locale>.po:
//   node tools/translations.mjs --missing <locale>       prints what is not translated yet, as JSON to fill in
//   node tools/translations.mjs --merge <locale> <file>… adds the translations from such JSON, and updates the entries from the template
import { readFileSync } from 'node:fs';
import {
  countForms,
  PLURAL_FORMS,
  readCatalog,
  readTemplate,
  writeCatalog,
} from './translations/catalogs.mjs';

/** Prints the missing texts by their key, with an empty text, or a list of empty forms for a plural. */
function printMissing(locale) {
  const catalog = readCatalog(locale);
  const missing = [...readTemplate()].filter(([key]) => !catalog.get(key)?.forms.length);
  const empty = ({ plural }) => (plural === undefined ? '' : Array(countForms(locale)).fill(''));
  console.log(
    JSON.stringify(Object.fromEntries(missing.map(([key, entry]) => [key, empty(entry)])), null, 2),
  );
}

function merge(locale, files) {
  const catalog = readCatalog(locale);
  const template = readTemplate();
  const added = new Map(
    files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')))),
  );
  const unknown = [...added.keys()].filter((key) => !template.has(key));
  if (unknown.length > 0)
    console.warn(
      `Left out, because the template has no such text ("npm run pot" updates it):\n${unknown.join('\n')}`,
    );
  writeCatalog(locale, (key) => {
    const forms = [added.get(key) ?? []].flat().filter((form) => form !== '');
    return forms.length > 0 ? forms : catalog.get(key)?.forms;
  });
}

const [command, locale, ...files] = process.argv.slice(2);
const commands = { '--missing': printMissing, '--merge': merge };
if (!Object.hasOwn(commands, command ?? '') || !Object.hasOwn(PLURAL_FORMS, locale ?? ''))
  throw new Error(
    `Use ${Object.keys(commands).join(' or ')}, and one of the locales ${Object.keys(PLURAL_FORMS).join(', ')}.`,
  );
commands[command](locale, files);
