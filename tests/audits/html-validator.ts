import { type ConfigData, HtmlElement, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';

/** Has one configuration for all pages, which is resolved once: that takes a quarter of the time of a page. */
class OneConfig extends StaticConfigLoader {
  #resolved: Promise<ResolvedConfig> | undefined;

  override getConfigFor(name: string): Promise<ResolvedConfig> {
    this.#resolved ??= Promise.resolve(super.getConfigFor(name));
    return this.#resolved;
  }
}

const HTML_RULES: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // How the HTML is written, which is React's to choose and the same to a reader.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'element-case': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // A region that scrolls by keyboard has a role, because the element with that meaning (figure) stands around it.
    'prefer-native-element': 'off',
    // The HTML standard takes every id without a space; React writes `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one field share a name, like radio buttons.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A group of tabs is named by aria-label.
    'wcag/h71': 'off',
  },
};
const validator = new HtmlValidate(new OneConfig(HTML_RULES));

// The package makes a list of its own for each element and adds it to that of its parent, which took half of the time of a page.
HtmlElement.prototype.getElementsByTagName = function getElementsByTagName(tagName) {
  const found: HtmlElement[] = [];
  const collect = (parent: HtmlElement): void => {
    for (const child of parent.childNodes) {
      if (!(child instanceof HtmlElement)) continue;
      if (child.is(tagName)) found.push(child);
      collect(child);
    }
  };
  collect(this);
  return found;
};

/** Validates the HTML of a document. Returns a line for each problem. */
export async function findHtmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
