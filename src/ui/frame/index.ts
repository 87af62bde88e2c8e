export { Frame, TerminalSteps, type TerminalStep } from './frame';
