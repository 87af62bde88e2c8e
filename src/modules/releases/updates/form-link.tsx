import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload';

/** Links to the form of the page in a list of pages to review. */
export function FormLinkCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <FormLink path={cellData} />;
}

/** Links to the form of the page to review. */
export function FormLinkField({ data }: Pick<TextFieldServerProps, 'data'>) {
  return (
    <p className="field-type">
      <FormLink path={data?.['form']} />
    </p>
  );
}

function FormLink({ path }: { readonly path: unknown }) {
  return typeof path === 'string' && path.startsWith('/admin/') ? <a href={path}>Edit the page</a> : null;
}
