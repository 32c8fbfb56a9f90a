export { generateCSVDataFromTable, generateTSVDataFromTable } from './csv-data.ts';
export { streamCSVDataFromTable } from './csv-stream.ts';
export { generateCSVFileName } from './csv-file-name.ts';
export { downloadCSVFile, downloadCSVStream, downloadFile } from './download-csv-file.ts';
export type { CSVCell, CSVHeader, CSVOptions, CSVRow, CSVValue } from './csv-data.ts';
export type { CSVParams } from './csv-file-name.ts';
