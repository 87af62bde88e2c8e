/** Why a file is not taken as a picture, in a sentence for who uploads it. */
export class InvalidPictureError extends Error {
  override name = 'RefusedPicture';
}
