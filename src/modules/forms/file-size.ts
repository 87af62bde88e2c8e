/** Maximum size of an uploaded file in bytes. */
const FILE_BYTES_MAX = 5_000_000;

/**
 * Returns what is wrong with the size of a file. Browser and server share this code.
 * @param label label of the field, which the message names
 */
export function getFileSizeError(label: string, { size }: Pick<File, 'size'>): string | undefined {
  return size > FILE_BYTES_MAX ? `“${label}” is larger than 5 MB. Compress it, or send only the part that matters.` : undefined;
}
