import type { ReactElement } from 'react';
import { getLinkName } from '@/platform/link-name';
import { Button } from '@/ui/button';
import { AllDownloads } from './all-downloads';
import { findClosestCombination, findUncheckedOffer, type Choice, type Combination } from './choice/combinations';
import { ALL_DOWNLOADS, CHOOSER_PAGES, parseChoice } from './choice/chooser-path';
import { describeCombination } from './choice/describe-choice';
import css from './chooser.module.css';
import { DownloadResult } from './download-result';
import { type DownloadFacts, getDownloadFacts, getKnownOptions } from './download-facts';
import { ARCHITECTURES, DOWNLOAD_PRODUCTS, PRODUCT_LABELS } from './options';

interface ChooserProps {
  /** The path of the page with the chooser. */
  readonly page: string;
  readonly view: readonly string[];
}

/** Renders the chooser: a form that works without JavaScript, and its result: files, and commands in order. */
export async function DownloadChooser({ page, view }: ChooserProps): Promise<ReactElement | null> {
  const facts = await getDownloadFacts();
  if (view[0] === ALL_DOWNLOADS) return <AllDownloads page={page} facts={facts} />;
  const choice = parseChoice(view, getKnownOptions(facts)) ?? {};
  const nearest = findClosestCombination(facts.combinations, choice, CHOOSER_PAGES[page] ?? {});
  if (nearest === undefined) return null;
  const { found, missed } = nearest;
  return (
    <div className={css.chooser}>
      <ChoiceForm page={page} chosen={found} facts={facts} />
      {missed.length > 0 ? (
        <p role="status" className={css.nearest}>
          <MissedChoice wanted={{ ...found, ...clean(choice) }} found={found} facts={facts} />
        </p>
      ) : null}
      <DownloadResult page={page} chosen={found} facts={facts} />
    </div>
  );
}

function clean(choice: Choice): Partial<Combination> {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
}

interface MissedChoiceProps {
  readonly wanted: Combination;
  readonly found: Combination;
  readonly facts: DownloadFacts;
}

/** Says why something else is shown. A version that came out after the last check may well exist. */
function MissedChoice({ wanted, found, facts }: MissedChoiceProps): ReactElement {
  const platform = facts.platforms.find(({ key }) => key === wanted.system);
  const shown = describeCombination(found, facts.platforms);
  const unchecked = findUncheckedOffer(platform?.offers ?? [], wanted, facts.versions);
  if (unchecked === undefined)
    return (
      <>
        There is no {describeCombination(wanted, facts.platforms)}. The nearest that exists is shown below: {shown}.
      </>
    );
  return (
    <>
      We haven’t checked commands for {describeCombination(wanted, facts.platforms)} yet. It may be available: see the{' '}
      <a href={unchecked.sourceUrl}>instructions on {getLinkName(unchecked.sourceUrl)}</a> ({unchecked.repository}). The nearest
      that we checked is shown below: {shown}.
    </>
  );
}

interface ChoiceFormProps {
  readonly page: string;
  readonly chosen: Combination;
  readonly facts: DownloadFacts;
}

function ChoiceForm({ page, chosen, facts }: ChoiceFormProps): ReactElement {
  const majors = [...new Set(facts.combinations.flatMap(({ product, major }) => (product === chosen.product ? [major] : [])))];
  const options: readonly Select[] = [
    ['product', 'Product', chosen.product, DOWNLOAD_PRODUCTS.map((value) => [value, PRODUCT_LABELS[value]])],
    ['version', 'Version', String(chosen.major), majors.toSorted((a, b) => b - a).map((major) => [String(major), String(major)])],
    ['system', 'System', chosen.system, facts.platforms.map(({ key, name }) => [key, name])],
    ['architecture', 'Processor', chosen.architecture, ARCHITECTURES.map((value) => [value, value])],
  ];
  return (
    <search>
      <form action="/downloads/choose" id="choose">
        <input type="hidden" name="page" value={page} />
        {options.map(([name, label, value, values]) => (
          <label key={name}>
            {label}
            <select name={name} defaultValue={value}>
              {values.map(([each, text]) => (
                <option key={each} value={each}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button primary type="submit">
          Show download
        </Button>
      </form>
      <p>
        <a href={`/downloads/choose?${new URLSearchParams({ page, product: chosen.product, system: 'detect' })}`} rel="nofollow">
          Use this computer’s system
        </a>{' '}
        · <a href={`${page}/${ALL_DOWNLOADS}#choose`}>All downloads in one table</a>
      </p>
    </search>
  );
}

/** Name, label, value, and the options as value and text. */
type Select = readonly [string, string, string, readonly (readonly [string, string])[]];
