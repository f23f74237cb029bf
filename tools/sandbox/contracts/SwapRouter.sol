// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

import {SwapFactory} from "./SwapFactory.sol";
import {SwapPair} from "./SwapPair.sol";
import {WrappedCoin} from "./WrappedCoin.sol";

/// Sells a token or the coin along a path of pools, each next to the last. It takes tokens of its caller alone, and keeps
/// nothing. The functions are those by which routers of such pools are called everywhere.
contract SwapRouter {
    using SafeERC20 for IERC20;

    address public immutable factory;
    address public immutable WETH;

    error BadPath();
    error Expired(uint256 deadline);
    error NoPair(address tokenIn, address tokenOut);
    error TooLittle(uint256 amountOut, uint256 amountOutMin);

    constructor(address pairs, address wrapped) {
        (factory, WETH) = (pairs, wrapped);
    }

    /// Coins come from unwrapping alone.
    receive() external payable {
        if (msg.sender != WETH) revert BadPath();
    }

    modifier before(uint256 deadline) {
        if (block.timestamp > deadline) revert Expired(deadline);
        _;
    }

    /// What each step of a path gives; the first amount is what is sold.
    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory amounts) {
        amounts = _begin(amountIn, path);
        for (uint256 i = 1; i < path.length; i++)
            amounts[i] = _pairOf(path[i - 1], path[i]).getAmountOut(path[i - 1], amounts[i - 1]);
    }

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = _begin(amountIn, path);
        IERC20(path[0]).safeTransferFrom(msg.sender, address(_pairOf(path[0], path[1])), amountIn);
        _sell(amounts, amountOutMin, path, to);
    }

    function swapExactETHForTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable before(deadline) returns (uint256[] memory amounts) {
        amounts = _begin(msg.value, path);
        if (path[0] != WETH) revert BadPath();
        WrappedCoin(payable(WETH)).deposit{value: msg.value}();
        IERC20(WETH).safeTransfer(address(_pairOf(path[0], path[1])), msg.value);
        _sell(amounts, amountOutMin, path, to);
    }

    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = _begin(amountIn, path);
        if (path[path.length - 1] != WETH) revert BadPath();
        IERC20(path[0]).safeTransferFrom(msg.sender, address(_pairOf(path[0], path[1])), amountIn);
        uint256 amountOut = _sell(amounts, amountOutMin, path, address(this));
        WrappedCoin(payable(WETH)).withdraw(amountOut);
        Address.sendValue(payable(to), amountOut);
    }

    function _begin(uint256 amountIn, address[] calldata path) private pure returns (uint256[] memory amounts) {
        if (path.length < 2) revert BadPath();
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
    }

    /// Each pool sends what it gives to the next one, the last to the receiver.
    function _sell(
        uint256[] memory amounts,
        uint256 amountOutMin,
        address[] calldata path,
        address to
    ) private returns (uint256 amountOut) {
        uint256 last = path.length - 1;
        for (uint256 i = 1; i <= last; i++) {
            address receiver = i == last ? to : address(_pairOf(path[i], path[i + 1]));
            amounts[i] = _pairOf(path[i - 1], path[i]).swap(path[i - 1], receiver);
        }
        amountOut = amounts[last];
        if (amountOut == 0 || amountOut < amountOutMin) revert TooLittle(amountOut, amountOutMin);
    }

    function _pairOf(address tokenIn, address tokenOut) private view returns (SwapPair) {
        address pair = SwapFactory(factory).getPair(tokenIn, tokenOut);
        if (pair == address(0)) revert NoPair(tokenIn, tokenOut);
        return SwapPair(pair);
    }
}
