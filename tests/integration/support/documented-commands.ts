import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../scripts/paths';

/** A command in a document. */
interface DocumentedCommand {
  /** The heading above it. */
  section: string;
  /** Whether it is for a shell or for a database. */
  language: 'sh' | 'sql';
  text: string;
}

/** The documents for whoever runs the site. */
export const DOCUMENTS = ['docs/deploying.md', 'docs/runbook.md'];

const BLOCK_OR_CODE = /```(sh|sql)\n([\s\S]*?)```|`([^`\n]+)`/g;
/** Code in a sentence may be a name: a command is a program or a statement with arguments. */
const SHELL = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|psql|pg_dump|pg_restore|createdb) \S/;
const SQL = /^(?:select|update|delete|insert|notify) \S/;

/** Returns the commands of a Markdown document, in order. In a shell block, each line is one. */
export function extractAllCommands(file: string): DocumentedCommand[] {
  const parts = readFileSync(path.join(repositoryRoot, file), 'utf8').split(/^(?=## )/m);
  return parts.flatMap((part) => {
    const section = /^## (.*)$/m.exec(part)?.[1] ?? '';
    return [...part.matchAll(BLOCK_OR_CODE)].flatMap<DocumentedCommand>(([, language, block = '', code = '']) => {
      if (language === 'sql' || SQL.test(code)) return [{ section, language: 'sql', text: block || code }];
      const lines =
        language === 'sh' ? block.split('\n').filter((line) => line.trim() !== '') : [code].filter((line) => SHELL.test(line));
      return lines.map((line) => ({ section, language: 'sh', text: line.replace(/\s+# .*$/, '') }));
    });
  });
}

/** Returns the commands of one section. @throws Error when there is none, because the document has changed */
export function extractCommands(file: string, section: string): string[] {
  const commands = extractAllCommands(file).filter((command) => command.section === section);
  if (commands.length === 0) throw new Error(`${file} has no commands below "${section}" anymore: correct the test.`);
  return commands.map(({ text }) => text);
}

/**
 * Replaces the placeholders of a command with real values.
 * @param values for `NAME=…` by the name, for a folder by the folder
 * @throws Error when a placeholder is left
 */
export function fillPlaceholders(command: string, values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replaceAll(name.startsWith('/') ? name : `${name}=…`, name.startsWith('/') ? value : `${name}='${value}'`),
    command,
  );
  if (filled.includes('…')) throw new Error(`A value is missing in: ${filled}`);
  return filled;
}
