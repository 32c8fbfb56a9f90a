import { decodeEntities, readName } from '../core/plain-text.ts';
import { isListOfRecords, isRecord, type Shape } from '../core/shapes.ts';
import type {
  AttributeItem,
  CouponItem,
  CustomerItem,
  DownloadIpItem,
  OrderItem,
  ProductImage,
  ProductItem,
  TaxItem,
  VariationItem,
} from './types.ts';

/** An unchecked row of a reply. */
export type Row = Readonly<Record<string, unknown>>;

function isId(value: unknown): boolean {
  return value !== '' && Number.isSafeInteger(Number(value ?? Number.NaN));
}

/** A list of rows that each have an id, as a number or numeric text. */
export const isListWithIds: Shape<Row[]> = (body): body is Row[] =>
  isListOfRecords(body) && body.every(({ id }) => isId(id));

/** A single row with an id. */
export const isRowWithId: Shape<Row> = (body): body is Row => isRecord(body) && isId(body['id']);

/** The rows of the download IPs, which have no ids. */
export const isListOfIps: Shape<Row[]> = (body): body is Row[] =>
  isListOfRecords(body) && body.every((row) => typeof row['user_ip_address'] === 'string');

function readText(row: Row, field: string): string {
  const value = row[field];
  return typeof value === 'string' || typeof value === 'number'
    ? (field === 'name' ? readName : decodeEntities)(String(value))
    : '';
}

function readId(row: Row): number {
  return Number(row['id']);
}

function toImage(value: unknown): ProductImage[] {
  if (!isRecord(value) || typeof value['src'] !== 'string') return [];
  return [{ src: value['src'], alt: readText(value, 'alt') }];
}

/** Reads an item with an id and a name: an attribute, a category or an attribute term. */
export function toNamed(row: Row): AttributeItem {
  return { id: readId(row), name: readText(row, 'name') };
}

export function toCoupon(row: Row): CouponItem {
  return { id: readId(row), code: readText(row, 'code') };
}

export function toCustomer(row: Row): CustomerItem {
  return {
    id: readId(row),
    name: readText(row, 'name'),
    email: readText(row, 'email'),
    username: readText(row, 'username'),
  };
}

export function toDownloadIp(row: Row): DownloadIpItem {
  return { user_ip_address: readText(row, 'user_ip_address') };
}

export function toOrder(row: Row): OrderItem {
  return { id: readId(row), number: readText(row, 'number') || String(readId(row)) };
}

/** Older WooCommerce versions send a single `image`, newer ones a list of `images`. */
export function toProduct(row: Row): ProductItem {
  const images = Array.isArray(row['images']) ? row['images'] : [row['image']];
  return {
    id: readId(row),
    name: readText(row, 'name'),
    sku: readText(row, 'sku'),
    type: readText(row, 'type'),
    images: images.flatMap(toImage),
  };
}

export function toTax(row: Row): TaxItem {
  return {
    id: readId(row),
    country: readText(row, 'country'),
    state: readText(row, 'state'),
    name: readText(row, 'name'),
    priority: Number(row['priority'] ?? 0) || 0,
  };
}

export function toVariation(row: Row): VariationItem {
  const { attributes } = row;
  return {
    id: readId(row),
    name: readText(row, 'name'),
    sku: readText(row, 'sku'),
    description: readText(row, 'description'),
    attributes: isListOfRecords(attributes)
      ? attributes.map((attribute) => ({ option: readText(attribute, 'option') }))
      : [],
  };
}
