/** Thrown when a file can't be used as a picture. The message is shown to the person who uploads it. */
export class InvalidPictureError extends Error {
  override name = 'InvalidPictureError';
}
