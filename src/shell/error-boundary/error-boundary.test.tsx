import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

describe('ErrorBoundary', () => {
  it('renders its children while nothing fails', () => {
    expect(renderToStaticMarkup(<ErrorBoundary>content</ErrorBoundary>)).toBe('content');
  });

  it('shows the heading from the specification, a reload button and a link home after an error', () => {
    const boundary = new ErrorBoundary({ children: 'content' });
    boundary.state = ErrorBoundary.getDerivedStateFromError();
    const html = renderToStaticMarkup(<>{boundary.render()}</>);
    expect(html).toContain('<h1>A critical error has occured.</h1>');
    expect(html).toContain('href=""');
    expect(html).toContain('href="/"');
    expect(html).toContain('href="/contact"');
    expect(html).toMatch(/^<main id="main-content"/);
    expect(html).not.toContain('content</');
  });

  it('logs the error and its info to the console', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('broken');
    const info = { componentStack: 'at Page' };
    new ErrorBoundary({ children: null }).componentDidCatch(error, info);
    expect(log).toHaveBeenCalledWith(error, info);
    log.mockRestore();
  });
});
