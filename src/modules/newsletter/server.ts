export { deleteSubscriptions, deleteUnconfirmedSubscriptions, findSubscriptions } from './subscription';
export { requestSubscription } from './subscribe';
