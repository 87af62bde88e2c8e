/** The site's areas, in menu order. A page's `section` is one of these keys; `url` is the area's hub. */
export const SECTIONS = [
  { key: 'products', label: 'Products', url: '/products' },
  { key: 'solutions', label: 'Solutions', url: '/solutions' },
  { key: 'services', label: 'Services', url: '/services' },
  { key: 'training', label: 'Training', url: '/training' },
  { key: 'resources', label: 'Resources', url: '/resources' },
  { key: 'why-edb', label: 'Why EDB', url: '/why-edb' },
  { key: 'company', label: 'Company', url: '/company' },
  { key: 'legal', label: 'Legal', url: '/legal' },
] as const;

export type SectionKey = (typeof SECTIONS)[number]['key'];
