/** Where a quote is asked for, on the page that compares the plans: its form records from which page it was sent. */
export const QUOTE_URL = '/products/plans-comparison#get-a-quote';
