export { handleChoice, handleMatrixCsv, handleMatrixJson, handleRecipe } from './handlers';
