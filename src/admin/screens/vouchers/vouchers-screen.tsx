import { Link } from "react-router";
import { soldOnline } from "#catalogue/products.ts";
import type { VoucherRow } from "#shop/vouchers/admin-voucher-view.ts";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import { DataTable } from "../../list/data-table.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { useProductNames } from "./use-product-names.ts";
import { useVoucherColumns } from "./use-voucher-columns.tsx";

/** Renders the list of vouchers. */
export default function VouchersScreen() {
  const words = useWords("admin-vouchers");
  const productName = useProductNames();
  const columns = useVoucherColumns();
  const mayWrite = useMay()("vouchers", "write");
  const [filters, setFilters] = useUrlFilters(["q", "state", "product", "batch"]);
  const { q, ...rest } = filters;
  const list = useList<VoucherRow>("/admin/vouchers", { ...rest, search: q });
  const states = Object.entries(words.states).map(([value, label]) => ({ value, label }));
  const products = soldOnline.map((value) => ({ value, label: productName(value) }));
  return (
    <Screen
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
    >
      <FilterBar
        search={words.search}
        filters={[
          { id: "state", label: words.columns.state, options: states },
          { id: "product", label: words.columns.product, options: products },
        ]}
        value={filters}
        setValue={setFilters}
      />
      <DataTable
        {...list}
        columns={columns}
        label={words.title}
        getId={({ id }) => String(id)}
        linkTo={({ id }) => `/vouchers/${id}`}
        empty={words.empty}
        name="vouchers"
      />
    </Screen>
  );
}
