/** Languages that editors can choose for a code block; grammars.ts has their grammars. */
export const CODE_LANGUAGES = ['sql', 'psql', 'bash', 'powershell', 'yaml', 'json', 'ini', 'java', 'python', 'text'] as const;
