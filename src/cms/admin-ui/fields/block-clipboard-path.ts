/** Import map path of the component below a blocks field that pastes and copies blocks. */
export const BLOCK_CLIPBOARD = '/cms/admin-ui/fields/block-clipboard#BlockClipboard';
