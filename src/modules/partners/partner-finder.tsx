import type { ReactElement } from 'react';
import { PARTNER_KINDS } from './options';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import {
  FilteredEntries,
  type FilteredList,
  FilterLinks,
  parseListView,
  matchesFilters,
  getFilteredListTitle,
  DEFAULT_VIEW,
} from '@/modules/entries';
import { Button } from '@/ui/button';
import css from './partner-finder.module.css';
import { PARTNER_FILTERS, PARTNERS_PATH, getPartnerSummaries, type PartnerSummary } from './partners';
import type { EntryListItem } from '@/ui/entry-list';
import type { IconName } from '@/ui/icon';
import { Icon } from '@/ui/icon/icon';

const KIND_ICONS = {
  consulting: 'briefcase',
  technology: 'puzzle',
  cloud: 'cloud',
  reseller: 'handshake',
  training: 'graduation',
} as const satisfies Record<PartnerSummary['kind'], IconName>;

type PartnerList = FilteredList<PartnerSummary & EntryListItem>;

/**
 * Renders the finder: a form that combines kind, region and skill, the matching partners, and a link for each single
 * filter.
 */
export async function PartnerFinder({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const list = await loadList(view);
  return (
    <div className={css.finder}>
      <PartnerForm {...list} />
      <FilteredEntries {...list} />
      <h3>Filter by one option</h3>
      <FilterLinks {...list} />
    </div>
  );
}

/** Returns the title of a view of the finder, or undefined when there is no such view. */
export async function getPartnerFinderTitle(view: readonly string[]): Promise<string | undefined> {
  return getFilteredListTitle(await loadList(view));
}

/**
 * Renders a plain form that works without JavaScript and redirects to the URL of the chosen filters. Each option shows
 * its number of partners, regardless of the other filters.
 */
function PartnerForm({ entries, view }: PartnerList): ReactElement {
  const { chosen } = parseListView(PARTNER_FILTERS, view) ?? DEFAULT_VIEW;
  return (
    <search>
      <form action={`${PARTNERS_PATH}/filter`}>
        {PARTNER_FILTERS.map((each) => (
          <label key={each.segment}>
            {each.label}
            <select name={each.segment} defaultValue={chosen[each.segment] ?? ''}>
              <option value="">Any ({entries.length})</option>
              {each.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label} ({entries.filter((entry) => matchesFilters([each], { [each.segment]: value }, entry)).length})
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button primary type="submit">
          Show partners
        </Button>
      </form>
    </search>
  );
}

async function loadList(view: readonly string[]): Promise<PartnerList> {
  const entries = (await getPartnerSummaries()).map((partner) => ({
    ...partner,
    mark: <Icon name={KIND_ICONS[partner.kind]} />,
    note: summarizePartner(partner),
  }));
  return { page: PARTNERS_PATH, view, filters: PARTNER_FILTERS, entries, names: ['partner', 'partners'] };
}

function summarizePartner({ kind, regions, languages }: PartnerSummary): string {
  const kindLabel = PARTNER_KINDS.find(({ value }) => value === kind)?.label ?? kind;
  const regionLabels = REGIONS.filter(({ value }) => regions.includes(value)).map(({ label }) => label);
  return [kindLabel, regionLabels.join(', '), languages.join(', ')].join(' · ');
}
