import type { ReactElement } from 'react';
import type { Plan, PlanTerm, Product, ServerFeature } from '@/payload-types';
import { findFacts } from '@/modules/entries';
import { QUOTE_URL } from '@/platform/quote-url';
import { LinkButton } from '@/ui/button';
import { DIFFERENCES_SEGMENT } from './server-comparison';
import css from './plan-cards.module.css';
import { PLAN_COLUMNS, type PlanColumn } from './plans';

/** How many items a card lists before it summarizes the rest. */
const NAMED_PARTS = 5;
/** Where the features of the servers are listed. */
const FEATURES_URL = `/products/compare-postgres-databases/${DIFFERENCES_SEGMENT}`;
/** The value of a plan without a public price. */
const PRICE_ON_REQUEST = 'contact us';

/** Shows the plans as cards: who each is for, what it adds to the one before it, its price, and the next step. */
export async function PlanCards(): Promise<ReactElement> {
  const [plans, products, terms, features] = await Promise.all([
    findFacts('plans'),
    findFacts('products'),
    findFacts('plan-terms'),
    findFacts('server-features'),
  ]);
  return (
    <ul className={css.cards}>
      {plans.map((plan) => (
        <PlanCard key={plan.key} plan={plan} products={products} terms={terms} features={features} />
      ))}
    </ul>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly products: readonly Product[];
  readonly terms: readonly PlanTerm[];
  readonly features: readonly ServerFeature[];
}

function PlanCard({ plan: { key, name, url, summary, price }, products, terms, features }: PlanCardProps): ReactElement {
  const index = PLAN_COLUMNS.findIndex((plan) => plan.key === key);
  const before = PLAN_COLUMNS[index - 1];
  const added = findAddedParts({ products, terms }, PLAN_COLUMNS[index]?.column, before?.column);
  // A plan that adds little more than a server names what that server does.
  const own = added.length < NAMED_PARTS ? findServerFeatures(features, index) : [];
  const parts = [...added, ...own];
  const isOnRequest = price === PRICE_ON_REQUEST;
  return (
    <li>
      <h3>
        <a href={url}>{name}</a>
      </h3>
      <p>{summary}</p>
      <p className={css.price}>{isOnRequest ? 'Priced by database cores' : price}</p>
      <LinkButton href={isOnRequest ? QUOTE_URL : url}>
        {isOnRequest ? 'Get a quote' : 'Choose'}
        <span className="visually-hidden">{`${isOnRequest ? ' for' : ''} ${name}`}</span>
      </LinkButton>
      <p className={css.contains}>{before ? `Everything in ${before.label}, and` : 'Includes'}</p>
      <ul>
        {parts.slice(0, NAMED_PARTS).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {parts.length > NAMED_PARTS ? (
        <p>
          <a href={own.length > 0 ? FEATURES_URL : url}>
            and {parts.length - NAMED_PARTS} more{own.length > 0 ? ' features' : ''}
          </a>
        </p>
      ) : null}
    </li>
  );
}

interface PlanParts {
  readonly products: readonly Pick<Product, 'name' | 'plans'>[];
  readonly terms: readonly Pick<PlanTerm, 'label' | 'plans' | 'group'>[];
}

/**
 * Returns the names of the products and terms that a plan includes and the one before it doesn't. A level of support that a
 * higher plan adds is one more to choose from, and comes last.
 */
export function findAddedParts(
  { products, terms }: PlanParts,
  column: PlanColumn | undefined,
  before: PlanColumn | undefined,
): string[] {
  if (column === undefined) return [];
  const isAdded = ({ plans }: Pick<Product, 'plans'>): boolean =>
    plans[column] === 'yes' && (before === undefined || plans[before] !== 'yes');
  const added = terms.filter(isAdded);
  const support = added.filter(({ group }) => group === 'Support').map(({ label }) => label);
  const others = [
    ...added.filter(({ group }) => group !== 'Support').map(({ label }) => label),
    ...products.filter(isAdded).map(({ name }) => name),
  ];
  return before === undefined
    ? [...support.map((label) => `Support: ${label}`), ...others]
    : [...others, ...support.map((label) => `Support option: ${label}`)];
}

/**
 * Returns the names of the features that the server of a plan has, and the servers of the plans before it don't.
 * @param index position of the plan
 */
export function findServerFeatures(features: readonly Pick<ServerFeature, 'label' | 'servers'>[], index: number): string[] {
  const plan = PLAN_COLUMNS[index];
  if (plan === undefined) return [];
  const isNew = ({ servers }: Pick<ServerFeature, 'servers'>): boolean =>
    servers[plan.server] === 'yes' && PLAN_COLUMNS.slice(0, index).every(({ server }) => servers[server] === 'no');
  return features.filter(isNew).map(({ label }) => label);
}
