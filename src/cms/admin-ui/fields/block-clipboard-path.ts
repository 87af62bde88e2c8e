/** The component below a list of blocks that pastes and copies, as Payload's table of components knows it. */
export const BLOCK_CLIPBOARD = '/cms/admin-ui/fields/block-clipboard#BlockClipboard';
