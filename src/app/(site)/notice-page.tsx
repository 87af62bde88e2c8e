import type { NoticeText } from '@/platform/notices';
import { SitePage } from '@/shell/page/site-page';

/** Renders the page that the server sends when it rejects a request or can't forward it. */
export function NoticePage({ notice }: { readonly notice: NoticeText }) {
  const { heading, text, links } = notice;
  return (
    <SitePage path="/404" breadcrumbs={[]}>
      <div data-error-fallback="">
        <h1>{heading}</h1>
        <p>{text}</p>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </SitePage>
  );
}
