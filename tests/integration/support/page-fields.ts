/**
 * Creates a function that returns the fields of a new page as the form sends them. Each has a URL of its own.
 * @param prefix of their slugs: `trash` for `/company/trash-1`
 */
export function createPageFields(prefix: string) {
  let count = 0;
  return (label = 'New') => {
    count += 1;
    const description = 'A page that a test has made, to see how it comes to be and how it goes again.';
    return {
      url: `/company/${prefix}-${count}`,
      section: 'company',
      label,
      description: 'New.',
      longDescription: description,
      icon: 'support',
      pagetitle: 'New',
      meta: { title: 'New', description },
      layout: [{ blockType: 'hero', heading: `${label} ${count}`, lead: 'A lead.' }],
    };
  };
}
