export { RunnableSql } from './runnable-sql';
