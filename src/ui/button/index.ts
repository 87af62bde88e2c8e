export { ButtonGroup, Button, LinkButton } from './button';
