export { onDemand } from './on-demand.tsx';
