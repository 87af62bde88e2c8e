export { deleteSubscriptionsOf, deleteUnconfirmed, subscriptionsOf } from './membership';
export { askToSubscribe } from './subscribe';
