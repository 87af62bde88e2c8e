export { deleteSubscriptions, deleteUnconfirmedSubscriptions, findSubscriptions } from './membership';
export { requestSubscription } from './subscribe';
