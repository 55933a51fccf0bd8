import { Link } from "react-router";
import { soldOnline } from "#catalogue/products.ts";
import { useList, useMay, useWords } from "../../kit/data.ts";
import { ListScreen, useUrlFilters } from "../../kit/list.ts";
import { useProductNames, useVoucherColumns } from "./voucher-parts.tsx";

/** Renders the list of vouchers. */
export default function VouchersScreen() {
  const words = useWords("admin-vouchers");
  const productName = useProductNames();
  const columns = useVoucherColumns();
  const mayWrite = useMay()("vouchers", "write");
  const [filters, setFilters] = useUrlFilters(["q", "state", "product", "batch"]);
  const { q, ...rest } = filters;
  const list = useList("/admin/vouchers", { ...rest, search: q });
  const products = soldOnline.map((value) => ({ value, label: productName(value) }));
  return (
    <ListScreen
      title={words.title}
      actions={
        <>
          <Link to="/vouchers/batches" className="btn btn-secondary">
            {words.batches}
          </Link>
          {mayWrite && (
            <Link to="/vouchers/new" className="btn btn-primary">
              {words.newVoucher}
            </Link>
          )}
        </>
      }
      list={list}
      columns={columns}
      linkTo={({ id }) => `/vouchers/${id}`}
      empty={words.empty}
      name="vouchers"
      filter={{
        search: words.search,
        filters: [
          { id: "state", label: words.columns.state, options: words.states },
          { id: "product", label: words.columns.product, options: products },
        ],
        value: filters,
        setValue: setFilters,
      }}
    />
  );
}
