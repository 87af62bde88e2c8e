import type { ComponentProps, ReactElement, ReactNode } from 'react';
import css from './button.module.css';

interface ButtonStyleProps {
  /** Solid, for the primary action; use at most one in view. */
  readonly primary?: boolean;
}

const getClassName = (primary: boolean): string => (primary ? `${css.button} ${css.primary}` : `${css.button}`);

/** A button for an action on the page; its type is "button" by default. */
export function Button({
  primary = false,
  type = 'button',
  ...rest
}: ButtonStyleProps & Omit<ComponentProps<'button'>, 'className'>): ReactElement {
  return <button {...rest} type={type} className={getClassName(primary)} />;
}

/** A link that looks like a button, for the next step of a page. */
export function LinkButton({
  primary = false,
  href,
  children,
}: ButtonStyleProps & { readonly href: string; readonly children: ReactNode }): ReactElement {
  return (
    <a className={getClassName(primary)} href={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
      {children}
    </a>
  );
}

interface ButtonGroupProps {
  readonly links: readonly { readonly label: string; readonly href: string }[] | null | undefined;
}

/** The links of a hero or a call to action in a row, the first of them solid; renders nothing when there are none. */
export function ButtonGroup({ links }: ButtonGroupProps): ReactElement | null {
  if (!links || links.length === 0) return null;
  return (
    <p className={css.actions}>
      {links.map(({ label, href }, index) => (
        <LinkButton key={href + label} href={href} primary={index === 0}>
          {label}
        </LinkButton>
      ))}
    </p>
  );
}
