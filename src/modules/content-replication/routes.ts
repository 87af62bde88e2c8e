export { createSourcePictureResponse, createSnapshotResponse, createWebhookResponse } from './responses';
