export { Actions, Button, LinkButton } from './button';
