/** Languages that an editor can choose for a piece of code; languages.ts has their grammars. */
export const CODE_LANGUAGES = ['sql', 'psql', 'bash', 'yaml', 'json', 'ini', 'java', 'python', 'text'] as const;
