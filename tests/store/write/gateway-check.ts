import { compareTexts, joinComparisons } from '../compare-cells.ts';
import { textOf } from '../cells.ts';
import { NothingToChange, screenUrl, type WriteCheck } from './write-check.ts';

/** Every WooCommerce store has this gateway, and it needs no external account. */
const GATEWAY = 'cod';

/** Toggles a payment gateway, and toggles it back. */
export const gatewayCheck: WriteCheck = {
  name: 'gateway',
  screen: 'Payments',
  title: 'a gateway enabled and disabled',
  async run(tools, page) {
    const readGateway = async () => {
      const { rows } = await tools.startClient().list('wc/v3/payment_gateways', {});
      const found = rows.find(({ id }) => id === GATEWAY);
      if (!found) throw new NothingToChange(`there is no payment gateway "${GATEWAY}"`);
      return found;
    };
    const readEnabled = async () => String((await readGateway())['enabled'] === true);
    const name = textOf((await readGateway())['method_title']);
    await page.goto(screenUrl(tools, '/payments'));
    const button = page.getByRole('button', { name: new RegExp(`^(Enable|Disable) ${name}$`) });
    await button.waitFor();
    const label = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    const [verb, other] = label.startsWith('Enable')
      ? ['Enable', 'Disable']
      : ['Disable', 'Enable'];
    const before = await readEnabled();
    const press = async (does: string, next: string) => {
      await page.getByRole('button', { name: `${does} ${name}`, exact: true }).click();
      await page.getByText(`${name} ${does.toLowerCase()}d.`).first().waitFor();
      await page.getByRole('button', { name: `${next} ${name}`, exact: true }).waitFor();
      return readEnabled();
    };
    const changed = await press(verb, other);
    const restored = await press(other, verb);
    return joinComparisons([
      compareTexts('before', [String(verb === 'Disable')], [before]),
      compareTexts('changed', [String(verb === 'Enable')], [changed]),
      compareTexts('restored', [before], [restored]),
    ]);
  },
};
