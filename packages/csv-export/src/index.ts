export { generateCSVDataFromTable } from './csv-data.ts';
export { generateCSVFileName } from './csv-file-name.ts';
export { downloadCSVFile } from './download-csv-file.ts';
export type { CSVCell, CSVHeader, CSVValue } from './csv-data.ts';
export type { CSVParams } from './csv-file-name.ts';
