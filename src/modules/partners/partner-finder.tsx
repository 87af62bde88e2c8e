import type { ReactElement } from 'react';
import { PARTNER_KINDS } from './options';
import { REGIONS } from '@/cms/core/regions';
import { FilteredEntries, type FilteredList, FilterLinks, listViewOf, matches, type ShownEntry, titleOfFilteredView, WHOLE_LIST } from '@/modules/entries';
import { Button } from '@/ui/button';
import css from './partner-finder.module.css';
import { PARTNER_PARTS, PARTNERS_PAGE, partnerSummaries, type PartnerSummary } from './partners';

type Partners = FilteredList<PartnerSummary & ShownEntry>;

/** The finder: a form that combines kind, region and skill, the partners that fit, and each single choice as a link. */
export async function PartnerFinder({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const list = await listOf(view);
  return (
    <div className={css.finder}>
      <PartnerForm {...list} />
      <FilteredEntries {...list} />
      <h3>Narrow it by one step</h3>
      <FilterLinks {...list} />
    </div>
  );
}

/** What a view of the finder shows, in words; undefined when there is none. */
export async function titleOfPartnerView(view: readonly string[]): Promise<string | undefined> {
  return titleOfFilteredView(await listOf(view));
}

/**
 * A plain form, so it works without JavaScript: its answer is the address of what was chosen. Behind each option stands
 * how many partners there are, whatever else is chosen.
 */
function PartnerForm({ entries, view }: Partners): ReactElement {
  const { chosen } = listViewOf(PARTNER_PARTS, view) ?? WHOLE_LIST;
  return (
    <search>
      <form action={`${PARTNERS_PAGE}/filter`}>
        {PARTNER_PARTS.map((each) => (
          <label key={each.part}>
            {each.label}
            <select name={each.part} defaultValue={chosen[each.part] ?? ''}>
              <option value="">Any ({entries.length})</option>
              {each.options.map(({ value, label }) => (
                <option key={value} value={value}>{label} ({entries.filter((entry) => matches([each], { [each.part]: value }, entry)).length})</option>
              ))}
            </select>
          </label>
        ))}
        <Button primary type="submit">Show partners</Button>
      </form>
    </search>
  );
}

async function listOf(view: readonly string[]): Promise<Partners> {
  const entries = (await partnerSummaries()).map((partner) => ({ ...partner, note: inShort(partner) }));
  return { page: PARTNERS_PAGE, view, parts: PARTNER_PARTS, entries, names: ['partner', 'partners'] };
}

function inShort({ kind, regions, languages }: PartnerSummary): string {
  const kindLabel = PARTNER_KINDS.find(({ value }) => value === kind)?.label ?? kind;
  const regionLabels = REGIONS.filter(({ value }) => regions.includes(value)).map(({ label }) => label);
  return [kindLabel, regionLabels.join(', '), languages.join(', ')].join(' · ');
}
