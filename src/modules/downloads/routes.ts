export { createMatrixCsv, createMatrixJson, handleChoice, handleRecipe } from './handlers';
