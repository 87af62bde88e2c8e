/** The parts of this site whose state is public, in the order of the status page. */
export const COMPONENTS = {
  pages: { name: 'Pages', checked: 'The home page is shown.' },
  database: { name: 'Database', checked: 'Postgres responds to a query.' },
  search: { name: 'Search', checked: 'The search index finds pages.' },
  forms: { name: 'Forms', checked: 'Postgres can store what visitors send.' },
  mail: { name: 'Mail', checked: 'Except for newsletters, no message is over 15 minutes late.' },
  'sign-in': { name: 'Sign-in', checked: 'The identity provider returns its keys.' },
  downloads: { name: 'Package downloads', checked: 'The package registry lists its files.' },
  learning: { name: 'Learning platform', checked: 'The learning platform accepts requests.' },
} as const satisfies Record<string, { name: string; checked: string }>;

export type ComponentKey = keyof typeof COMPONENTS;

/** Returns whether a string, such as one from the database, is the key of a part. */
export function isComponentKey(text: string): text is ComponentKey {
  return Object.hasOwn(COMPONENTS, text);
}
