export { createPictureResponse, createSnapshotResponse, createWebhookResponse } from './responses';
