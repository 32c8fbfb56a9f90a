import { Link, Notice } from '@tillview/components';
import { getQueryText } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { dimensionKeys, dimensions } from '../../shell/dimensions.ts';
import { DIMENSION_PARAMS } from '../../shell/explorer-terms.ts';
import { useUrl } from '../../shell/use-url.ts';
import { NONE } from './explorer-source.ts';

const known: readonly string[] = [...dimensionKeys, NONE];

/** Says which dimensions of the URL do not exist, and links to those that do. */
export function UnknownDimensions() {
  const { query, href } = useUrl();
  return DIMENSION_PARAMS.map((param) => {
    const value = getQueryText(query, param);
    if (value === undefined || known.includes(value)) return null;
    return (
      <Notice key={param} status="warning">
        {/* translators: %s: a part of the URL. */}
        {sprintf(
          __('Orders cannot be grouped by “%s”. Select another dimension:', 'tillview'),
          value,
        )}{' '}
        {dimensionKeys.map((dimension, index) => (
          <span key={dimension}>
            {index > 0 && ' · '}
            <Link href={href({ [param]: dimension, paged: undefined })}>
              {dimensions[dimension].label()}
            </Link>
          </span>
        ))}
      </Notice>
    );
  });
}
