export { ProductMark } from "#ui/marks/product-mark.tsx";
